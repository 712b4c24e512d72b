/** Size of a preview in pixels, which those that show links ask for. */
export const PREVIEW_WIDTH = 1_200
export const PREVIEW_HEIGHT = 630

const ownPicture = /^\/(demo|media)\/pictures\/([\w-]{1,120})\.webp$/

/**
 * Address of the preview of a picture, which the store makes of its own ones: `/media/pictures/0a1b-960.webp` has
 * `/media/previews/media-0a1b-960.jpg`. Null for a picture elsewhere.
 */
export function previewAddress(image: string): string | null {
  const [, place, name] = ownPicture.exec(image) ?? []
  return place === undefined ? null : `/media/previews/${place}-${name}.jpg`
}

/** The picture that a preview is made of, by the name of the preview; null for no such name. */
export function pictureOfPreview(
  name: string,
): { readonly place: 'demo' | 'media'; readonly key: string } | null {
  const [, place, stem] = /^(demo|media)-([\w-]{1,120})\.jpg$/.exec(name) ?? []
  if (place === undefined) return null
  return { place: place === 'demo' ? 'demo' : 'media', key: `pictures/${stem}.webp` }
}
