import { Suspense, useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialogs, preloadAddressDialogs } from './address-dialogs.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useAddressSaving } from './use-address-saving.ts'
import type { AddressBookActions } from './use-address-book.ts'

const firstAddressForm = lazyComponent(() =>
  import('./first-address-form.tsx').then((module) => module.FirstAddressForm),
)

/** The saved addresses as cards to select, edit and delete (ADDR-01). */
export function AddressList({
  book,
  opensWhenEmpty = false,
}: {
  book: AddressBookActions
  /** Without an address its form stands here at once, for those who need one to go on. */
  opensWhenEmpty?: boolean
}) {
  const t = addressMessages
  const errors = errorMessages
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Address | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useExpiredSession(failure)
  const saving = useAddressSaving(book)
  const isEmpty = book.loaded && book.addresses.length === 0

  if (!book.loaded) {
    if (book.failure === null) return <Spinner text={t.loading} />
    return (
      <ErrorState title={t.failedTitle} text={errorMessage(errors, book.failure)} onRetry={book.reload} />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmpty && opensWhenEmpty && editing === null && (
        <Suspense fallback={<Skeleton className="h-160" />}>
          <firstAddressForm.Component {...saving('new')} onClose={() => {}} />
        </Suspense>
      )}
      {isEmpty && !opensWhenEmpty && <EmptyState title={t.emptyTitle} text={t.emptyText} />}
      {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
      {book.addresses.length > 0 && (
        <ul aria-label={t.title} className="grid gap-3">
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
        {t.add}
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
