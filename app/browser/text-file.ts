/** The text of a file; null when it is not a text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const text = await file.text().catch(() => null)
  return text === null || text.includes('\u0000') ? null : text.replace(/^\ufeff/, '')
}
