/** Logs a console warning for developers; nothing a customer needs to read. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- AUTH-03 asks for exactly this: a console warning and nothing else
  console.warn(text)
}
