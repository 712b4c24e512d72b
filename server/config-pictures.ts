/** Where pictures are fetched from when an import names them elsewhere. */
export type PictureConfig = {
  /** Origins whose pictures are fetched from another address, which may lie in a network of one's own. */
  readonly pictureMirrors: ReadonlyMap<string, string>
}

/** Reads `https://cdn.example=http://10.0.0.5:8080`, several separated by commas, and what is wrong with it. */
export function readPictures(settings: { readonly PICTURE_MIRRORS?: string | undefined }): {
  readonly config: PictureConfig
  readonly issues: string[]
} {
  const pairs = (settings.PICTURE_MIRRORS ?? '')
    .split(',')
    .map((pair) => pair.trim().split('=', 2))
    .filter(([origin]) => origin !== '')
  return {
    config: { pictureMirrors: new Map(pairs.map(([origin = '', mirror = '']) => [origin, mirror])) },
    issues: pairs.every(isPair)
      ? []
      : [
          'PICTURE_MIRRORS must be pairs such as https://cdn.example=http://10.0.0.5:8080, separated by commas',
        ],
  }
}

function isPair([origin = '', mirror = '']: readonly string[]): boolean {
  return isOrigin(origin) && origin.startsWith('https:') && isOrigin(mirror)
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
