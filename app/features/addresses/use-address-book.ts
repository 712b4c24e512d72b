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

/** The addresses of the signed-in person and what can be done with them. `wanted` is false for nobody to load for. */
export function useAddressBook({ wanted }: { wanted: boolean }) {
  const dispatch = useAppDispatch()
  const { book, status, errorCode } = useSelector(selectAddressBook)
  const reload = () => void dispatch(loadAddresses())

  useEffect(() => {
    if (wanted && status === 'idle') void dispatch(loadAddresses())
  }, [dispatch, wanted, status])

  useExpiredSession(errorCode)

  const selected: Address | null = book?.addresses[book.defaultAddressIndex ?? -1] ?? null
  return {
    addresses: book?.addresses ?? [],
    selected,
    /** The book is there, or it is known that it cannot be had. */
    known: book !== null || status === 'failed',
    loaded: book !== null,
    failure: book === null ? errorCode : null,
    reload,
    /** Makes an address the default, on the screen at once. Rejects when the server did not take it. */
    choose: async (id: string): Promise<void> => {
      dispatch(defaultAddressChosen(id))
      try {
        dispatch(addressBookReceived(await calls.chooseDefaultAddress(id)))
      } catch (error) {
        if (selected !== null) dispatch(defaultAddressChosen(selected.id))
        throw error
      }
    },
    /** Adds an address, or changes the one of that id. Rejects when the server did not take it. */
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
