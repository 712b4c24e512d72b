import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { Address, AddressFields } from '#domain/addresses/address.ts'
import * as calls from '#app/api/addresses.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import {
  addressBookReceived,
  defaultAddressChosen,
  loadAddresses,
  selectAddressBook,
} from './address-book-slice.ts'

/** The signed-in partner's addresses and the actions on them; loads them once `enabled`. */
export function useAddressBook({ enabled }: { enabled: boolean }) {
  const dispatch = useAppDispatch()
  const { book, status, errorCode } = useSelector(selectAddressBook)
  const reload = () => void dispatch(loadAddresses())

  useEffect(() => {
    if (enabled && status === 'idle') void dispatch(loadAddresses())
  }, [dispatch, enabled, status])

  useExpiredSession(errorCode)

  const selected: Address | null = book?.addresses[book.defaultAddressIndex ?? -1] ?? null
  return {
    addresses: book?.addresses ?? [],
    selected,
    /** Loading has finished, successfully or not. */
    known: book !== null || status === 'failed',
    loaded: book !== null,
    failure: book === null ? errorCode : null,
    reload,
    /** Makes an address the default, optimistically. Rejects, and rolls back, when the server refuses. */
    choose: async (id: string): Promise<void> => {
      dispatch(defaultAddressChosen(id))
      try {
        dispatch(addressBookReceived(await calls.chooseDefaultAddress(id)))
      } catch (error) {
        if (selected !== null) dispatch(defaultAddressChosen(selected.id))
        throw error
      }
    },
    /** Adds an address, or replaces the one with that id. Rejects when the server refuses. */
    save: async (id: string | null, fields: AddressFields): Promise<void> => {
      dispatch(
        addressBookReceived(
          await (id === null ? calls.addAddress(fields) : calls.replaceAddress(id, fields)),
        ),
      )
    },
    remove: async (id: string): Promise<void> => {
      dispatch(addressBookReceived(await calls.removeAddress(id)))
    },
  }
}

export type AddressBookActions = ReturnType<typeof useAddressBook>
