/** Leaves a warning for whoever looks into the browser's console; nothing that a person must read. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- AUTH-03 asks for exactly this: a console warning and nothing else
  console.warn(text)
}
