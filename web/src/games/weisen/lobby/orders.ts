/** The orders of the spaces as somebody enters them: words of the option to lists and back, and what moves in one. */
import { SPACES } from "../facts";

export type Order = readonly string[];

/** The orders an option's value stands for: those of the host, or the reconstructed ones. */
export function ordersOf(value: readonly string[]): Order[] {
  return value.length ? value.map((order) => order.split(" ")) : SPACES.map((order) => [...order]);
}

/** Whether a space has an order of its own. */
export function changed(order: Order, space: number): boolean {
  return order.some((role, at) => role !== SPACES[space]?.[at]);
}

/** The option's value of these orders: nothing where all are the reconstructed ones. */
export function valueOf(orders: readonly Order[]): string[] {
  return orders.some(changed) ? orders.map((order) => order.join(" ")) : [];
}

/** The order with the role at `from` moved to `to`; places beyond the ends are the ends. */
export function moved(order: Order, from: number, to: number): Order {
  const role = order[from];
  if (role === undefined) return order;
  const rest = order.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), role, ...rest.slice(place)];
}
