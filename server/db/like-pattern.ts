/** A pattern of `like` for texts that begin with this one as it stands. */
export function beginning(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** A pattern of `like` for texts that contain this one as it stands. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
