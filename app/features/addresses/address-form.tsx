import type { ReactNode, RefObject } from 'react'
import { addressFormFields } from '#domain/addresses/address.ts'
import { states } from '#domain/addresses/states.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { AddressInput } from './address-input.tsx'
import type { AddressFormState } from './use-address-form.ts'

interface AddressFormProps {
  ref: RefObject<HTMLFormElement | null>
  id: string
  state: AddressFormState
  /** Fields above those of the address. */
  before?: ReactNode
  /** Fields below. */
  children?: ReactNode
}

/** The fields of an address (ADDR-02); its buttons stand outside. */
export function AddressForm({ ref, id, state, before, children }: AddressFormProps) {
  const t = addressMessages
  const errors = errorMessages
  const filled = Object.values(state.filled).join(', ')
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.submit()
      }}
      className="grid grid-cols-2 gap-x-3 gap-y-4 p-4"
    >
      {state.failure !== null && (
        <div className="col-span-2">
          <InlineError text={errorMessage(errors, state.failure)} />
        </div>
      )}
      {before}
      {addressFormFields.map((field) => (
        <AddressInput
          key={field}
          formId={id}
          field={field}
          value={state.form[field]}
          isMissing={state.missing.includes(field)}
          question={field === 'receiverPhoneNo' && state.isPhoneOdd ? t.phoneQuestion : null}
          onBlur={field === 'receiverPhoneNo' ? state.leavePhone : undefined}
          onChange={(text) => state.change(field, text)}
        />
      ))}
      {children}
      <datalist id={`${id}-states`}>
        {states.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
      <output className="sr-only">{filled !== '' && t.placeFilled(filled)}</output>
    </form>
  )
}
