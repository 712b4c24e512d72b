import { Suspense, useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { useAddressSaving } from './use-address-saving.ts'
import type { AddressBookActions } from './use-address-book.ts'

const addressForm = lazyComponent(() =>
  import('./address-form-dialog.tsx').then((module) => module.AddressFormDialog),
)
const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)

/** Loads the dialogs before the button is pressed. */
export function preloadAddressDialogs(): void {
  addressForm.preload()
  confirmDialog.preload()
}

interface AddressDialogsProps {
  book: AddressBookActions
  editing: Address | 'new' | null
  deleting: Address | null
  onClose: () => void
  onFailure: (failure: unknown) => void
}

/** The address form, and the confirmation before an address is deleted. */
export function AddressDialogs({ book, editing, deleting, onClose, onFailure }: AddressDialogsProps) {
  const t = addressMessages
  const toast = useToast()
  const keeping = useAddressSaving(book)
  const [busy, setBusy] = useState(false)

  async function remove(id: string) {
    if (busy) return
    setBusy(true)
    try {
      await book.remove(id)
      toast({ text: t.deleted, tone: 'good' })
    } catch (error) {
      onFailure(error)
    }
    setBusy(false)
    onClose()
  }

  const draftKey = editing === 'new' || editing === null ? 'new' : editing.id

  return (
    <Suspense fallback={null}>
      {editing !== null && (
        <addressForm.Component
          key={draftKey}
          address={editing === 'new' ? null : editing}
          {...keeping(draftKey)}
          onClose={onClose}
        />
      )}
      {deleting !== null && (
        <confirmDialog.Component
          open
          danger
          busy={busy}
          question={t.deleteQuestion}
          detail={deleting.address_line1.receiverName}
          confirmLabel={t.deleteConfirm}
          cancelLabel={t.deleteCancel}
          onConfirm={() => void remove(deleting.id)}
          onCancel={onClose}
        />
      )}
    </Suspense>
  )
}
