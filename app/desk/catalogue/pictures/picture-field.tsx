import { Suspense, useEffect, useRef, useState } from 'react'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskPictureMessages } from '#app/messages/desk/catalogue/picture.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { Crop } from '#app/ui/icons/crop.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { moved } from '../fields/choices-field.tsx'
import { PictureDrop } from './picture-drop.tsx'

// The library that crops is loaded when somebody crops.
const pictureDialog = lazyComponent(() =>
  import('./picture-dialog.tsx').then((module) => module.PictureDialog),
)

interface PicturesFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** The addresses of the pictures. */
  images: readonly string[]
  most: number
  isFixed: boolean
  onChange: (images: string[]) => void
}

/** Pictures in their order: the first one stands on cards. */
export function PicturesField({ label, hint, error, images, most, isFixed, onChange }: PicturesFieldProps) {
  const t = deskEntryMessages
  const pictureMessages = deskPictureMessages
  const [edited, setEdited] = useState<string | null>(null)
  // several pictures may arrive before the form is drawn again
  const latest = useRef(images)
  useEffect(() => {
    latest.current = images
  }, [images])
  const add = (address: string) => {
    if (latest.current.includes(address)) return
    latest.current = [...latest.current, address].slice(-most)
    onChange([...latest.current])
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image} className="grid justify-items-center">
              <Picture src={image} alt="" width={96} className="w-24 rounded-control p-1" />
              {!isFixed && (
                <span className="flex">
                  {index > 0 && (
                    <IconButton
                      label={t.pictureFirst(index + 1)}
                      onClick={() => onChange(moved(images, index))}
                    >
                      <ArrowUp size={18} />
                    </IconButton>
                  )}
                  {isOwn(image) && (
                    <IconButton
                      label={pictureMessages.edit(index + 1)}
                      aria-haspopup="dialog"
                      onClick={() => setEdited(image)}
                    >
                      <Crop size={18} />
                    </IconButton>
                  )}
                  <IconButton
                    label={t.pictureTake(index + 1)}
                    onClick={() => onChange(images.filter((_, each) => each !== index))}
                  >
                    <X size={18} />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <Suspense>
          <pictureDialog.Component
            url={edited}
            onClose={() => setEdited(null)}
            onDone={(url) => {
              setEdited(null)
              onChange([...new Set(images.map((image) => (image === edited ? url : image)))])
            }}
          />
        </Suspense>
      )}
      {!isFixed && images.length < most && (
        <>
          <PictureDrop label={t.pictureAdd} hint={t.pictureHint} onAdd={add} />
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-sm text-accent">
              {t.pictureAddress}
            </summary>
            <AddressField label={t.pictureAddress} error={error} onAdd={add} />
          </details>
        </>
      )}
      {hint !== undefined && <p className="text-xs text-quiet">{hint}</p>}
    </fieldset>
  )
}

/** Tells whether the store hosts a picture itself; external ones cannot be edited. */
function isOwn(image: string): boolean {
  return image.startsWith('/media/pictures/')
}

interface AddressFieldProps {
  label: string
  error?: string | undefined
  onAdd: (address: string) => void
}

/** The address of a picture that is somewhere already; taken over on Enter or when the field is left. */
function AddressField({ onAdd, ...rest }: AddressFieldProps) {
  const take = (input: HTMLInputElement) => {
    const address = input.value.trim()
    if (!/^(https:\/\/|\/(?!\/))\S+$/.test(address)) return
    onAdd(address)
    input.value = ''
  }
  return (
    <Field
      {...rest}
      type="url"
      inputMode="url"
      maxLength={500}
      placeholder="https://"
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take(event.currentTarget)
      }}
    />
  )
}
