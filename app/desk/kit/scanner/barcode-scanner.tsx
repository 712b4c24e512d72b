import { useEffect, useState } from 'react'
import { showCamera, type Camera } from '#app/browser/device/camera.ts'
import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { Flashlight } from '#app/ui/icons/flashlight.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PhotoButton } from './photo-button.tsx'
import { useCamera } from './use-camera.ts'
import { useScanning, useWatching, type ScanResult } from './use-scanning.ts'

interface BarcodeScannerProps {
  /** Instruction shown until a code is read. */
  hint: string
  /** Takes a code that was read; the result is shown under the picture. */
  onCode: (code: string) => Promise<ScanResult>
  onClose: () => void
}

/** Reads barcodes by the camera, one after the other, or from a photo (STOCK-02). Import lazily. */
export function BarcodeScanner({ hint, onCode, onClose }: BarcodeScannerProps) {
  const t = barcodeMessages
  const { camera, retry } = useCamera()
  const scanning = useScanning({ onCode, noCode: t.noCode })
  const { result, failed, reading } = scanning
  const isRunning = typeof camera === 'object'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      footer={
        <Button block onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3 p-4">
        {camera === 'starting' && <Spinner text={t.starting} />}
        {isRunning && <Viewfinder camera={camera} scanning={scanning} />}
        {!isRunning && camera !== 'starting' && <InlineError text={t[camera]} onRetry={retry} />}
        {failed && <InlineError text={t.failed} onRetry={scanning.again} />}
        <output className="block min-h-12">
          {result !== null && !failed && <Result {...result} />}
          {result === null && isRunning && !failed && <span className="text-quiet">{hint}</span>}
        </output>
        <div className="flex flex-wrap gap-2">
          {isRunning && camera.setTorch !== null && <TorchButton setTorch={camera.setTorch} />}
          <PhotoButton reading={reading} onPhoto={(photo) => void scanning.readPhoto(photo)} />
        </div>
      </div>
    </Dialog>
  )
}

function Result({ good, text }: ScanResult) {
  return (
    <span
      className={classNames(
        'block rounded-control px-4 py-3 font-medium break-words',
        good ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
      )}
    >
      {text}
    </span>
  )
}

type ViewfinderProps = { camera: Camera; scanning: ReturnType<typeof useScanning> }

/** Camera picture with a frame for the barcode. */
function Viewfinder({ camera, scanning }: ViewfinderProps) {
  const t = barcodeMessages
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  useEffect(() => {
    if (video !== null) showCamera(camera, video)
  }, [video, camera])
  useWatching(video, scanning)
  return (
    <div className="relative overflow-hidden rounded-card bg-sunken">
      <video
        ref={setVideo}
        aria-label={t.picture}
        autoPlay
        muted
        playsInline
        className="aspect-4/3 max-h-[45dvh] w-full object-cover"
      />
      <span
        aria-hidden
        className="absolute inset-x-[10%] inset-y-1/4 rounded-card border-2 border-white shadow-[0_0_0_999px_rgb(0_0_0/0.35)]"
      />
    </div>
  )
}

function TorchButton({ setTorch }: { setTorch: (on: boolean) => Promise<void> }) {
  const t = barcodeMessages
  const [on, setOn] = useState(false)
  return (
    <Button
      variant="secondary"
      aria-pressed={on}
      onClick={() => {
        setTorch(!on).then(
          () => setOn(!on),
          // a light that does not obey stays as it is
          () => setOn(false),
        )
      }}
    >
      <Flashlight size={20} />
      {t.torch}
    </Button>
  )
}
