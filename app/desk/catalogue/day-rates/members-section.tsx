import { compositeId } from '#domain/catalogue/composite-id.ts'
import { formatPaise } from '#domain/money/format.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { Paise } from '#domain/money/paise.ts'
import { MAX_RATE_MEMBERS } from '#domain/pricing/day-rates/day-rate.ts'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { MemberSearch } from './member-search.tsx'
import { differenceLimits, factorLimits, priceAt, type TypedMember } from './typed-rate.ts'

interface MembersSectionProps {
  base: Paise | null
  members: readonly TypedMember[]
  isFixed: boolean
  onChange: (members: readonly TypedMember[]) => void
}

/** The sizes that follow a rate, each with its figures and what it costs by them. */
export function MembersSection({ base, members, isFixed, onChange }: MembersSectionProps) {
  const t = deskDayRateMessages
  return (
    <Section title={t.sizes}>
      <p className="text-sm text-quiet">{members.length === 0 ? t.noSizes : t.sizesHint}</p>
      {members.length > 0 && (
        <ul aria-label={t.sizes} className="divide-y divide-hairline">
          {members.map((member) => (
            <MemberRow
              key={`${member.key} ${member.uid}`}
              base={base}
              member={member}
              isFixed={isFixed}
              onChange={(next) => onChange(members.map((one) => (one === member ? next : one)))}
              onRemove={() => onChange(members.filter((one) => one !== member))}
            />
          ))}
        </ul>
      )}
      {!isFixed && members.length < MAX_RATE_MEMBERS && (
        <MemberSearch
          isTaken={(item) => members.some((member) => isSame(member, item))}
          onTake={(items) => onChange([...members, ...items.map(memberOf)].slice(0, MAX_RATE_MEMBERS))}
        />
      )}
    </Section>
  )
}

interface MemberRowProps {
  base: Paise | null
  member: TypedMember
  isFixed: boolean
  onChange: (member: TypedMember) => void
  onRemove: () => void
}

function MemberRow({ base, member, isFixed, onChange, onRemove }: MemberRowProps) {
  const t = deskDayRateMessages
  const { key, label, price, factor, difference } = member
  const name = label ?? `${t.gone} (${key})`
  const byRate = priceAt(base, member)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-3 wide:grid-cols-[minmax(0,1fr)_20rem_auto]">
      <div className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-quiet tabular-nums">
          {price !== null && t.priceNow(formatUnitPrice(price))}
          {price !== null && byRate !== null && ' · '}
          {byRate !== null && t.priceByRate(formatPaise(byRate))}
        </span>
      </div>
      <div className="col-span-2 grid grid-cols-2 items-start gap-2 max-wide:row-start-2 wide:col-span-1">
        <NumberField
          label={t.times}
          aria-label={t.timesOf(name)}
          prefix="×"
          limits={factorLimits}
          value={factor}
          onChange={(typed) => onChange({ ...member, factor: typed })}
        />
        <NumberField
          label={t.difference}
          aria-label={t.differenceOf(name)}
          prefix="₹"
          limits={differenceLimits}
          value={difference}
          onChange={(typed) => onChange({ ...member, difference: typed })}
        />
      </div>
      {!isFixed && (
        <IconButton label={t.takeOff(name)} onClick={onRemove}>
          <X size={18} />
        </IconButton>
      )}
    </li>
  )
}

function memberOf({ productId, variantIndex, uid, name, options, price }: CounterItem): TypedMember {
  return {
    key: compositeId(productId, variantIndex),
    uid,
    label: [name, ...options].join(', '),
    price: toPrice(price),
    factor: '1',
    difference: '0',
  }
}

function isSame({ key, uid }: TypedMember, item: CounterItem): boolean {
  const other = compositeId(item.productId, item.variantIndex)
  return uid === null ? key === other : uid === item.uid && key.startsWith(`${item.productId}Variant[`)
}
