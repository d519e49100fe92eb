/** Who is before this browser: a guest by name, somebody with an account, or nobody yet. */
import type { Account, Credentials, Farewell, Leaving, NameGiven, NewPassword, OwnProgram, Revoked } from "./protocol";
import { ask, giveName, RequestFailed } from "./http";

/** What is known so far, reactive; `known` once the server has been asked. */
export const account: Account & { known: boolean } = $state({ name: null, login: null, known: false });

let asking: Promise<void> | undefined;

/** Take over what the server says. */
export function isNow({ name, login }: Account): void {
  account.name = name;
  account.login = login;
  account.known = true;
}

/** Ask the server who one is, once for the whole visit. */
export function knowAccount(): void {
  asking ??= askAgain().catch((error: unknown) => {
    asking = undefined; // another page asks again
    if (!(error instanceof RequestFailed)) throw error;
  });
}

/** Ask the server who one is now. */
export async function askAgain(): Promise<void> {
  isNow(await ask<Account>("/api/account"));
}

export async function register(name: string, password: string): Promise<void> {
  isNow(await ask<Account>("/api/account", { name, password } satisfies Credentials));
}
export async function logIn(name: string, password: string): Promise<void> {
  isNow(await ask<Account>("/api/account/login", { name, password } satisfies Credentials));
}
export async function logOut(elsewhere: boolean): Promise<void> {
  isNow(await ask<Account>("/api/account/logout", { elsewhere } satisfies Leaving));
}
export async function changePassword(old: string, fresh: string): Promise<void> {
  isNow(await ask<Account>("/api/account/password", { old, new: fresh } satisfies NewPassword));
}
export async function deleteMe(password: string | null, sure: boolean): Promise<void> {
  isNow(await ask<Account>("/api/account/delete", { password, sure } satisfies Farewell));
}
export async function rename(name: string): Promise<void> {
  account.name = (await giveName(name)).name;
}
export const getPrograms = (): Promise<OwnProgram[]> => ask("/api/account/programs");
export const newProgram = (name: string): Promise<OwnProgram> =>
  ask("/api/account/programs", { name } satisfies NameGiven);
export const revokeProgram = (id: string): Promise<OwnProgram[]> =>
  ask("/api/account/programs/revoke", { id } satisfies Revoked);
