import { Pencil } from '#app/ui/icons/pencil.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { formatAddress, type Address } from '#domain/addresses/address.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { addressMessages } from '#messages/profile/addresses.ts'

interface AddressCardProps {
  address: Address
  selected: boolean
  onSelect: () => void
  onEdit: () => void
  onDelete: () => void
  /** Edit or Delete is about to be pressed: a chance to preload. */
  onIntent: () => void
}

/** One saved address: receiver, address, whether orders are delivered to it, Edit and Delete. */
export function AddressCard({ address, selected, onSelect, onEdit, onDelete, onIntent }: AddressCardProps) {
  const t = addressMessages
  const { receiverName, receiverPhoneNo } = address.address_line1
  const name = isBlank(receiverName) ? t.unnamed : receiverName
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <article
      className={classNames(
        'grid gap-2 rounded-card border bg-surface p-4 transition-colors',
        selected ? 'border-accent' : 'border-hairline',
      )}
    >
      <div className="grid gap-1">
        <h2 className="text-base">{name}</h2>
        <p className="text-sm text-quiet">{formatAddress(address) || t.noAddress}</p>
        {receiverPhoneNo !== '' && <p className="text-sm text-quiet tabular-nums">{receiverPhoneNo}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-1">
        <CheckboxField
          label={selected ? t.selected : t.select}
          aria-label={t.selectLabel(name)}
          checked={selected}
          onChange={() => {
            if (!selected) onSelect()
          }}
          className={classNames('text-sm', selected && 'font-price text-accent')}
        />
        <span className="-mr-3 flex">
          <Button variant="quiet" size="small" aria-label={t.editLabel(name)} onClick={onEdit} {...intent}>
            <Pencil size={18} />
            {t.edit}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t.deleteLabel(name)}
            onClick={onDelete}
            {...intent}
          >
            <Trash2 size={18} />
            {t.delete}
          </Button>
        </span>
      </div>
    </article>
  )
}
