/** Asking the server for something that it may refuse. */
import { RequestFailed } from "$lib/http";

/** Do it; the sentence that says why not, or null where it is done. */
export async function trying(what: () => Promise<void>): Promise<string | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    return error.message;
  }
}
