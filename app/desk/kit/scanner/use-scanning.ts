import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openBarcodeReader, type BarcodeReader } from '#app/browser/device/barcode-reader.ts'
import { pixelsOfPhoto, pixelsOfVideo } from '#app/browser/device/picture-pixels.ts'
import { vibrate } from '#app/browser/device/vibrate.ts'

/** Result of a scanned code. */
export type ScanResult = { readonly good: boolean; readonly text: string }

/** A code in sight is read once; it has to be out of sight for so long, and in so many pictures, to be read again. */
const OUT_OF_SIGHT_MS = 1_500
const OUT_OF_SIGHT_PICTURES = 3
/** A pause between two readings, so that the phone stays cool. */
const PAUSE_MS = 100

type Scanning = {
  readonly onCode: (code: string) => Promise<ScanResult>
  /** Message for a photo without a code. */
  readonly noCode: string
}

/** Reads the barcodes that a video shows one after the other, and those of photos. */
export function useScanning({ onCode, noCode }: Scanning) {
  const [result, setResult] = useState<ScanResult | null>(null)
  const [failed, setFailed] = useState(false)
  const [reading, setReading] = useState(false)
  const reader = useRef<BarcodeReader>(null)
  useEffect(() => () => reader.current?.close(), [])

  async function read(image: ImageData | null): Promise<string | null> {
    if (image === null) return null
    reader.current ??= openBarcodeReader()
    return reader.current.read(image)
  }

  const take = async (code: string) => {
    const next = await onCode(code)
    vibrate(next.good)
    setResult(next)
  }

  function fail() {
    reader.current?.close()
    reader.current = null
    setFailed(true)
  }

  const readPhoto = async (photo: Blob) => {
    setReading(true)
    setFailed(false)
    try {
      const code = await read(await pixelsOfPhoto(photo))
      if (code === null) setResult({ good: false, text: noCode })
      else await take(code)
    } catch {
      fail()
    } finally {
      setReading(false)
    }
  }

  return { result, failed, reading, readPhoto, read, take, fail, again: () => setFailed(false) }
}

type Watching = Pick<ReturnType<typeof useScanning>, 'read' | 'take' | 'fail' | 'failed'>

/** The code that is in sight, when it was seen last, and how many pictures since then did not show it. */
type Seen = { readonly code: string | null; readonly at: number; readonly missed: number }

const nothing: Seen = { code: null, at: 0, missed: 0 }

/** Watches a video for barcodes until its component goes. */
export function useWatching(video: HTMLVideoElement | null, { read, take, fail, failed }: Watching): void {
  const onFrame = useEffectEvent(async (seen: Seen, shown: HTMLVideoElement): Promise<Seen> => {
    const code = await read(pixelsOfVideo(shown))
    if (code === null) {
      // a slow phone may need longer for one picture
      const missed = seen.missed + 1
      const isGone = missed >= OUT_OF_SIGHT_PICTURES && performance.now() - seen.at >= OUT_OF_SIGHT_MS
      return isGone ? nothing : { ...seen, missed }
    }
    if (code !== seen.code) await take(code)
    return { code, at: performance.now(), missed: 0 }
  })
  const onFailure = useEffectEvent(fail)
  useEffect(() => {
    if (video === null || failed) return
    const watching = new AbortController()
    const { signal } = watching
    const watch = async () => {
      let seen = nothing
      while (!signal.aborted) {
        seen = await onFrame(seen, video)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    watch().catch(() => {
      if (!signal.aborted) onFailure()
    })
    return () => watching.abort()
  }, [video, failed])
}
