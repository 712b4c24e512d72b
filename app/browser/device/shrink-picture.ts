/** Size in bytes from which files are made smaller, the longest side in pixels that they get, and the quality of JPEG. */
type Shrinking = { readonly largerThanBytes: number; readonly longest: number; readonly quality: number }

/** For pictures of the catalogue. */
const usual: Shrinking = { largerThanBytes: 3_000_000, longest: 2_400, quality: 0.92 }

/** A large photo as a smaller one, so that it travels a slow network; the file itself where the browser cannot read it. */
export async function shrinkPicture(
  file: Blob,
  { largerThanBytes, longest, quality }: Shrinking = usual,
): Promise<Blob> {
  if (file.size <= largerThanBytes) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return small ?? file
  } catch {
    return file
  }
}
