import { useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { FailureLine } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { addressWords } from '#app/messages/addresses.ts'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressDialogs, preloadAddressDialogs } from './address-dialogs.tsx'
import type { AddressBookHook } from './use-address-book.ts'

/** The addresses as cards to choose from, to edit and to delete (ADDR-01). */
export function AddressList({ book }: { book: AddressBookHook }) {
  const words = useWords(addressWords)
  const errors = useWords(errorWords)
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Address | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useSessionEnd(failure)

  if (!book.loaded) {
    if (book.failure === null) return <Spinner text={words.loading} />
    return (
      <ErrorState title={words.failedTitle} text={failureText(errors, book.failure)} onRetry={book.reload} />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {book.addresses.length === 0 && <EmptyState title={words.emptyTitle} text={words.emptyText} />}
      {failure !== null && <FailureLine text={failureText(errors, failure)} />}
      {book.addresses.length > 0 && (
        <ul aria-label={words.title} className="grid gap-3">
          {book.addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                selected={address.id === book.selected?.id}
                onSelect={() => {
                  setFailure(null)
                  book.choose(address.id).catch(setFailure)
                }}
                onEdit={() => setEditing(address)}
                onDelete={() => {
                  setFailure(null)
                  setDeleting(address)
                }}
                onIntent={preloadAddressDialogs}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onPointerEnter={preloadAddressDialogs}
        onFocus={preloadAddressDialogs}
        onClick={() => setEditing('new')}
      >
        {words.add}
      </Button>
      <AddressDialogs
        book={book}
        editing={editing}
        deleting={deleting}
        onFailure={setFailure}
        onClose={() => {
          setEditing(null)
          setDeleting(null)
        }}
      />
    </div>
  )
}
