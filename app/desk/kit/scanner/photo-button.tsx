import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'
import { Camera } from '#app/ui/icons/camera.tsx'

type PhotoButtonProps = { reading: boolean; onPhoto: (photo: File) => void }

/** Takes or chooses a photo of a barcode, where the camera does not open in the page. */
export function PhotoButton({ reading, onPhoto }: PhotoButtonProps) {
  const t = barcodeMessages
  return (
    <label
      className={classNames(
        buttonClass({ variant: 'secondary' }),
        'cursor-pointer focus-within:outline-2 focus-within:outline-accent',
      )}
    >
      {reading ? <SpinnerMark /> : <Camera size={20} />}
      {t.photo}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        disabled={reading}
        onChange={(event) => {
          const [photo] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (photo !== undefined) onPhoto(photo)
        }}
      />
    </label>
  )
}
