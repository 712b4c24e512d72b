import { useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressForm, type AddressFormProps } from './use-address-form.ts'

/** The address form as part of a page, for those who have no address yet and need one to go on. Import lazily. */
export function FirstAddressForm(props: Omit<AddressFormProps, 'address'>) {
  const t = addressMessages
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const state = useAddressForm({ ...props, address: null }, element)
  return (
    <Card>
      <h2 id={`${id}-title`} className="px-4 pt-4 text-base">
        {t.addTitle}
      </h2>
      <AddressForm ref={element} id={id} state={state} />
      <div className="px-4 pb-4">
        <Button block type="submit" form={id} loading={state.pending}>
          {t.save}
        </Button>
      </div>
    </Card>
  )
}
