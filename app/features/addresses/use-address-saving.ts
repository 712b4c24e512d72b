import { useSelector } from 'react-redux'
import type { AddressFields, AddressForm } from '#domain/addresses/address.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { draftDiscarded, draftSaved, selectAddressDrafts } from './address-drafts-slice.ts'
import type { AddressBookActions } from './use-address-book.ts'

/** Drafts and saving of the form of an address, by its id or `new`. */
export function useAddressSaving(book: AddressBookActions) {
  const t = addressMessages
  const toast = useToast()
  const dispatch = useAppDispatch()
  const drafts = useSelector(selectAddressDrafts)
  return (id: string) => ({
    draft: drafts[id] ?? null,
    onDraft: (typed: AddressForm | null) =>
      void dispatch(typed === null ? draftDiscarded(id) : draftSaved({ id, form: typed })),
    onSave: async (fields: AddressFields) => {
      await book.save(id === 'new' ? null : id, fields)
      toast({ text: t.saved, tone: 'good' })
    },
  })
}
