import { useId } from 'react'
import type { AddressFields } from '#domain/addresses/address.ts'
import { states } from '#domain/addresses/states.ts'
import {
  changeFirm,
  billingFields,
  mayBeSame,
  registeredState,
  type FirmField,
  type FirmForm,
  type FirmIssues,
} from '#domain/identity/firm-form.ts'
import { compactGstin } from '#domain/identity/gstin.ts'
import { billingMessages } from '#messages/profile/billing.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'

interface FirmFieldsProps {
  form: FirmForm
  /** Issue of each field. */
  issues: FirmIssues
  /** The delivery address; null while it is not known. */
  delivery: AddressFields | null
  /** Without a GSTIN nothing else is asked for. */
  isOptional?: boolean
  /** Shows the facts of a registration alone, which no delivery address stands for; a GSTIN that is given stays. */
  registration?: 'new' | 'known'
  onForm: (form: FirmForm) => void
}

/** The fields of a firm that is billed: its GSTIN, legal name and address. */
export function FirmFields({
  form,
  issues,
  delivery,
  isOptional = false,
  registration,
  onForm,
}: FirmFieldsProps) {
  const t = billingMessages
  const list = useId()
  const registered = registeredState(form.gstin)?.name ?? ''
  const canBeSame = mayBeSame(form, delivery)
  const errorOf = (field: FirmField) => {
    const issue = issues[field]
    if (issue === undefined) return null
    const text = t[`issue-${issue}`]
    return typeof text === 'string' ? text : text(registered)
  }
  const field = (name: FirmField) => (
    <Field
      key={name}
      label={name === 'gstin' && isOptional ? t.gstinOptional : t[name]}
      error={errorOf(name)}
      value={form[name]}
      autoComplete="off"
      className={name === 'line' ? 'wide:col-span-2' : ''}
      {...inputs[name]}
      {...(name === 'gstin' && { hint: isOptional ? t.gstinOptionalHint : t.gstinHint })}
      {...(name === 'legalName' && { hint: t.legalNameHint })}
      {...(name === 'state' && { list })}
      onChange={(event) => onForm(changeFirm(form, { [name]: event.currentTarget.value }))}
    />
  )
  if (isOptional && compactGstin(form.gstin) === '') return field('gstin')
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      {registration !== 'known' && field('gstin')}
      {field('legalName')}
      {registration !== undefined ? null : canBeSame ? (
        <CheckboxField
          className="wide:col-span-2"
          label={t.same}
          checked={form.isSame}
          onChange={(event) => onForm({ ...form, isSame: event.currentTarget.checked })}
        />
      ) : (
        <output className="rounded-control bg-caution-soft p-3 text-sm wide:col-span-2">
          {t.elsewhere(registered)}
        </output>
      )}
      {(!form.isSame || !canBeSame) && billingFields.map(field)}
      <datalist id={list}>
        {states.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
    </div>
  )
}

const inputs: Readonly<Partial<Record<FirmField, object>>> = {
  gstin: { autoCapitalize: 'characters', spellCheck: false },
  zipcode: { inputMode: 'numeric' },
}
