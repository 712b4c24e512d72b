type Detector = { detect: (image: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]> }

function detectorClass(): (new () => Detector) | undefined {
  return (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector
}

/** Whether the browser reads barcodes, as those of Android phones do. */
export function readsBarcodes(): boolean {
  return detectorClass() !== undefined
}

/** The barcode in a photo; null when there is none to be read. */
export async function readBarcode(photo: Blob): Promise<string | null> {
  const Class = detectorClass()
  if (Class === undefined) return null
  try {
    const image = await createImageBitmap(photo)
    const [found] = await new Class().detect(image)
    image.close()
    return found?.rawValue ?? null
  } catch {
    return null
  }
}
