/** Smaller files are sent as they are. */
const LARGE_BYTES = 3_000_000
const LONGEST = 2_400

/** A large photo as a smaller one, so that it travels a slow network; the file itself where the browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    return small ?? file
  } catch {
    return file
  }
}
