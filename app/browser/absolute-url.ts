/** The absolute URL of a path, for links that leave the page. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}
