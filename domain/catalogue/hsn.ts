/** An HSN or SAC code as returns take it: of four, six or eight digits, however it is spaced. */
export function isHsn(text: string | null): boolean {
  return text !== null && /^(?:\d{4}|\d{6}|\d{8})$/.test(text.replaceAll(/[\s.]/g, ''))
}
