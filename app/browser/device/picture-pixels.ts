/** Barcodes are read at this size of the longer side: thin bars are still wider than a pixel. */
const LONGEST_OF_FRAME = 1_280
const LONGEST_OF_PHOTO = 2_000

/** The pixels of what a camera sees now; null before its first picture. */
export function pixelsOfVideo(video: HTMLVideoElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video
  return width === 0 ? null : pixelsOf(video, { width, height, longest: LONGEST_OF_FRAME })
}

/** The pixels of a photo; null for a file that the browser cannot show. */
export async function pixelsOfPhoto(photo: Blob): Promise<ImageData | null> {
  try {
    const bitmap = await createImageBitmap(photo)
    const { width, height } = bitmap
    const pixels = pixelsOf(bitmap, { width, height, longest: LONGEST_OF_PHOTO })
    bitmap.close()
    return pixels
  } catch {
    return null
  }
}

type Size = { readonly width: number; readonly height: number; readonly longest: number }

function pixelsOf(source: CanvasImageSource, { width, height, longest }: Size): ImageData | null {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}
