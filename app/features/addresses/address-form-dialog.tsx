import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { addressMessages } from '#messages/profile/addresses.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressForm, type AddressFormProps } from './use-address-form.ts'

/** The address form as a dialog (ADDR-02). Import lazily. */
export function AddressFormDialog(props: AddressFormProps) {
  const t = addressMessages
  const id = useId()
  const element = useAutofocus<HTMLFormElement>()
  const state = useAddressForm(props, element)
  return (
    <Dialog
      open
      steady
      onClose={props.onClose}
      title={props.address === null ? t.addTitle : t.editTitle}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={state.discardAndClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} loading={state.pending}>
            {t.save}
          </Button>
        </div>
      }
    >
      <AddressForm ref={element} id={id} state={state} />
    </Dialog>
  )
}
