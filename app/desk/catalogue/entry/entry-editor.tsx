import type { FormEvent } from 'react'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { EntryForm, ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { missingDetails } from '#domain/catalogue/entries/forms/missing-details.ts'
import type { DeskEntryWire, EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { BannerFields, CategoryFields } from '../fields/category-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { EntryActions } from './entry-actions.tsx'
import { previewLink, shopLink } from '#app/desk/kit/catalogue-links.ts'
import { ProductFields } from '../fields/product-fields.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useEntryEdit } from './use-entry-edit.ts'

interface EntryEditorProps {
  entry: DeskEntryWire | null
  initial: EntryForm
  choices: EntryChoicesWire
  onSaved: (entry: DeskEntryWire, status: EntryStatus | null) => void
  onSchedule: () => void
}

/** The form of an entry with its buttons. */
export function EntryEditor({ entry, initial, choices, onSaved, onSchedule }: EntryEditorProps) {
  const t = deskEntryMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const isFixed = !can('catalogue:write')
  const edit = useEntryEdit({ entry, initial, onSaved })
  const { failure, form } = edit
  const fall = failure instanceof ApiError && failure.code === 'price-falls' ? failure : null
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!edit.pending && !hasUnreadNumber(form)) void edit.save(null)
      }}
    >
      <Heading entry={entry} form={form} />
      {edit.conflict !== null && <ConflictNotice conflict={edit.conflict} onSettle={edit.settle} />}
      <Fields
        key={edit.version}
        form={form}
        errors={edit.errors}
        isFixed={isFixed}
        choices={choices}
        onChange={edit.change}
      />
      {failure !== null && fall === null && (
        <InlineError text={edit.errors.size > 0 ? t.fixFields : describe(failure)} />
      )}
      {!isFixed && form.kind === 'products' && <MissingDetails form={form} />}
      {!isFixed && <SaveBar entry={entry} edit={edit} />}
      {!isFixed && entry !== null && <EntryActions entry={entry} onSaved={onSaved} onSchedule={onSchedule} />}
      {fall !== null && (
        <ConfirmDialog
          open
          danger
          question={t.fallTitle}
          detail={fall.message}
          confirmLabel={t.fallConfirm}
          cancelLabel={t.fallKeep}
          onConfirm={() => void edit.save(null, true)}
          onCancel={edit.clearFailure}
        />
      )}
    </form>
  )
}

/** Warns of missing details that invoices or customers need; publishing is still allowed. */
function MissingDetails({ form }: { form: ProductForm }) {
  const t = deskEntryMessages
  const missing = missingDetails(form)
  if (missing.length === 0) return null
  return (
    <section className="grid gap-1 rounded-card bg-caution-soft p-4 text-sm">
      <h2 className="text-base">{t.missingTitle}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {missing.map((detail) => (
          <li key={detail}>{t[`missing-${detail}`]}</li>
        ))}
      </ul>
    </section>
  )
}

interface SaveBarProps {
  entry: DeskEntryWire | null
  edit: ReturnType<typeof useEntryEdit>
}

/** Saves where the entry stands; what is not in the shop can be published too. */
function SaveBar({ entry, edit }: SaveBarProps) {
  const t = deskEntryMessages
  const isLive = entry?.status === 'published'
  const unread = hasUnreadNumber(edit.form) ? t.needsNumbers : null
  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 flex flex-wrap gap-2 rounded-card border border-hairline bg-surface p-2 shadow-float wide:bottom-4">
      <WaitingButton
        type="submit"
        className="flex-1"
        variant={isLive ? 'primary' : 'secondary'}
        loading={edit.pending}
        waitsFor={entry !== null && !edit.isChanged ? t.needsChange : unread}
      >
        {isLive ? t.save : t.saveDraft}
      </WaitingButton>
      {!isLive && (
        <WaitingButton
          className="flex-1"
          loading={edit.pending}
          waitsFor={unread}
          onClick={() => void edit.save('published')}
        >
          {t.publish}
        </WaitingButton>
      )}
    </div>
  )
}

/** Tells whether a number field holds text that does not parse; it would be saved as empty. */
function hasUnreadNumber(form: EntryForm): boolean {
  if (form.kind !== 'products') return false
  return form.variants
    .flatMap((variant) => [variant, ...variant.priceBreaks])
    .some((each) => Object.values(each).some((value) => Number.isNaN(value)))
}

/** The way to the page of an entry: in the shop, or as a preview of a product that is not there. */
function PageLink({ entry: { collection, id, status } }: { entry: DeskEntryWire }) {
  const t = deskEntryMessages
  const link = status === 'published' ? shopLink(collection, id) : null
  const look = 'ml-auto min-h-11 content-center text-sm text-accent'
  if (link !== null)
    return (
      <a href={link} className={look}>
        {t.view}
      </a>
    )
  if (status === 'published' || collection !== 'products') return null
  return (
    <a href={previewLink(id)} target="_blank" rel="noreferrer" className={look}>
      {t.preview}
    </a>
  )
}

function Heading({ entry, form }: { entry: DeskEntryWire | null; form: EntryForm }) {
  const t = deskEntryMessages
  const name = form.kind === 'banners' ? form.headline : form.name
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <h1 className="text-xl">{name || t.untitled}</h1>
        <StatusBadge status={entry?.status ?? 'draft'} />
        {entry !== null && <PageLink entry={entry} />}
      </div>
      {entry?.status !== 'published' && (
        <p className="text-sm text-quiet">{entry?.status === 'archived' ? t.archivedNote : t.draftNote}</p>
      )}
    </div>
  )
}

interface FieldsProps {
  form: EntryForm
  errors: ReadonlyMap<string, string>
  isFixed: boolean
  choices: EntryChoicesWire
  onChange: (changes: Partial<EntryForm>) => void
}

function Fields({ form, ...rest }: FieldsProps) {
  switch (form.kind) {
    case 'products':
      return <ProductFields form={form} {...rest} />
    case 'banners':
      return <BannerFields form={form} {...rest} />
    case 'departments':
    case 'categories':
    case 'subcategories':
      return <CategoryFields form={form} {...rest} />
  }
}
