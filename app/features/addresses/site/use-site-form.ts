import { useState, type RefObject } from 'react'
import { formFromAddress, type AddressFields } from '#domain/addresses/address.ts'
import type { SiteAccess } from '#domain/addresses/site-access.ts'
import { parseState } from '#domain/addresses/states.ts'
import type { AddSiteRequest, FirmSiteWire } from '#domain/firms/site-wire.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAddressForm } from '../use-address-form.ts'

export interface SiteDialogProps {
  /** The site to change; null for a new one. */
  site: FirmSiteWire | null
  /** Rejects when the site was not saved; the form keeps its input. */
  onSave: (site: Omit<AddSiteRequest, 'id'>) => Promise<void>
  onClose: () => void
}

type TypedSite = {
  readonly name: string
  readonly hours: string
  readonly notes: string
  /** Null while nobody said it. */
  readonly access: SiteAccess | null
}

/** The state and actions of the form of a site. */
export function useSiteForm(
  { site, onSave, onClose }: SiteDialogProps,
  element: RefObject<HTMLFormElement | null>,
) {
  const [typed, setTyped] = useState(() => typedSite(site))
  const [isTried, setTried] = useState(false)
  const state = useAddressForm(
    {
      address: null,
      draft: formFromAddress(site?.address ?? emptyAddress),
      onDraft: () => {},
      onSave: (fields) => onSave(siteOf(typed, fields)),
      onClose,
    },
    element,
  )
  useExpiredSession(state.failure)
  const issue = issueOf(typed, state.form.state)
  const submit = async () => {
    setTried(true)
    if (issue === null) await state.submit()
    else element.current?.querySelector<HTMLInputElement>(`input[name=${issue}]`)?.focus()
  }
  return {
    state,
    typed,
    change: (changes: Partial<TypedSite>) => setTyped((before) => ({ ...before, ...changes })),
    /** The field that stands against saving; null before anybody tried to. */
    issue: isTried ? issue : null,
    submit,
  }
}

export type SiteForm = ReturnType<typeof useSiteForm>

function typedSite(site: FirmSiteWire | null): TypedSite {
  const { access = null, receiving = { hours: '', notes: '' } } = site?.address ?? {}
  return { name: site?.name ?? '', ...receiving, access }
}

function issueOf({ name }: TypedSite, state: string): 'siteName' | 'state' | null {
  if (name.trim() === '') return 'siteName'
  return state.trim() !== '' && parseState(state) === null ? 'state' : null
}

/** The site as it is sent; notes are printed on one line. */
function siteOf({ name, hours, notes, access }: TypedSite, address: AddressFields) {
  const receiving = { hours, notes: notes.replaceAll(/\s+/g, ' ') }
  return { name, address: { ...address, ...(access !== null && { access }), receiving } }
}

const emptyAddress: AddressFields = {
  address_line1: { receiverName: '', receiverPhoneNo: '', houseNo: '', landmark: '' },
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'India',
}
