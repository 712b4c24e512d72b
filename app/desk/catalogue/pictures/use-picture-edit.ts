import { useEffect, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import type { PictureEditWire } from '#domain/catalogue/entries/picture-wire.ts'
import { cutOut } from '#domain/pictures/cut-out.ts'
import { editPicture } from '#app/api/desk/pictures.ts'
import { useAction } from '#app/state-kit/use-action.ts'

type Turn = PictureEditWire['turn']
export type Shape = 'free' | 'square'

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
/** Distance from the edge, in percent, within which a crop snaps to it. */
const NEAR = 0.5

/** Rotates and crops a picture on a canvas so that the frame lies on the result. */
export function usePictureEdit(start: PictureEditWire, onDone: (url: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | 'failed' | null>(null)
  const [turn, setTurn] = useState<Turn>(start.turn)
  const [crop, setCrop] = useState<PercentCrop>(() => readCrop(start.crop))
  /** The frame when nobody is dragging it. */
  const [settled, settle] = useState<PercentCrop>(crop)
  const [shape, setShape] = useState<Shape>('free')
  const [isCutOut, setCutOut] = useState(start.cutOut)
  const [hasBackground, setHasBackground] = useState(true)
  const { pending, failure, run } = useAction()

  useEffect(() => {
    let isCurrent = true
    const loading = new Image()
    loading.src = start.original
    loading.decode().then(
      () => isCurrent && setImage(loading),
      () => isCurrent && setImage('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [start.original])

  useEffect(() => {
    if (canvas.current === null || !(image instanceof HTMLImageElement)) return
    draw(canvas.current, image, turn)
    setHasBackground(!isCutOut || cutOutWithin(canvas.current, settled))
  }, [image, turn, isCutOut, settled])

  /** The largest frame of a shape. */
  function frameOf(next: Shape, degrees: Turn): PercentCrop {
    if (next === 'free' || !(image instanceof HTMLImageElement)) return whole
    const { width, height } = sizeAfter(image, degrees)
    const side = { unit: '%', width: width < height ? 100 : (height / width) * 100 } as const
    return centerCrop(makeAspectCrop(side, 1, width, height), width, height)
  }

  function place(frame: PercentCrop) {
    setCrop(frame)
    settle(frame)
  }

  function turnBy(degrees: 90 | 270) {
    const next = turns[(turn + degrees) % 360] ?? 0
    setTurn(next)
    place(frameOf(shape, next))
  }

  const shown = image instanceof HTMLImageElement ? sizeAfter(image, turn) : null
  const isOriginal = turn === 0 && writeCrop(crop) === null && !isCutOut
  return {
    canvas,
    image,
    /** Width by height as it is turned. */
    ratio: shown === null ? 1 : shown.width / shown.height,
    crop,
    shape,
    pending,
    failure,
    isOriginal,
    isCutOut,
    /** False if the background is to be removed but is not plain. */
    hasBackground,
    toggleCutOut: () => setCutOut((was) => !was),
    setCrop,
    settle,
    turnBy,
    setShape: (next: Shape) => {
      setShape(next)
      place(frameOf(next, turn))
    },
    reset: () => {
      setTurn(0)
      setShape('free')
      setCutOut(false)
      place(whole)
    },
    save: () =>
      run(async () => {
        const { original: url } = start
        onDone(isOriginal ? url : await editPicture({ url, turn, crop: writeCrop(crop), cutOut: isCutOut }))
      }),
  }
}

const turns: Readonly<Record<number, Turn>> = { 0: 0, 90: 90, 180: 180, 270: 270 }

function sizeAfter({ naturalWidth, naturalHeight }: HTMLImageElement, turn: Turn) {
  return turn % 180 === 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: naturalHeight, height: naturalWidth }
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void {
  const { width, height } = sizeAfter(image, turn)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return
  context.translate(width / 2, height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
}

/** Shows what is left of what the frame holds without its background; false where there is no plain one. */
function cutOutWithin(canvas: HTMLCanvasElement, { x, y, width, height }: PercentCrop): boolean {
  const context = canvas.getContext('2d')
  const left = Math.round((x * canvas.width) / 100)
  const top = Math.round((y * canvas.height) / 100)
  const wide = Math.min(canvas.width - left, Math.round((width * canvas.width) / 100))
  const high = Math.min(canvas.height - top, Math.round((height * canvas.height) / 100))
  if (context === null || wide < 1 || high < 1) return false
  const pixels = context.getImageData(left, top, wide, high)
  if (!cutOut(pixels)) return false
  context.putImageData(pixels, left, top)
  return true
}

function readCrop(crop: PictureEditWire['crop']): PercentCrop {
  if (crop === null) return whole
  return {
    unit: '%',
    x: crop.x * 100,
    y: crop.y * 100,
    width: crop.width * 100,
    height: crop.height * 100,
  }
}

function share(percent: number): number {
  return Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000))
}

/** Shares of the sides; null for the whole picture. */
function writeCrop({ x, y, width, height }: PercentCrop): PictureEditWire['crop'] {
  if (x < NEAR && y < NEAR && x + width > 100 - NEAR && y + height > 100 - NEAR) return null
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
