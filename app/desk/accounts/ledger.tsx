import { reversibleKinds } from '#domain/accounts/account-entry.ts'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { fetchCreditAccount } from '#app/api/desk/money/credit-accounts.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LongList } from '#app/desk/kit/data/long-list.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { againstLabel, entryLabel } from './entry-label.ts'

type Row = CreditAccountDetailWire['ledger'][number]

interface LedgerProps {
  detail: CreditAccountDetailWire
  onReverse: (id: string) => void
}

/** Every entry of an account with the balance after it, the latest first. */
export function Ledger({ detail, onReverse }: LedgerProps) {
  const t = deskCreditMessages
  return (
    <Section title={t.ledger}>
      {detail.ledger.length === 0 ? (
        <p className="text-sm text-quiet">{t.noEntries}</p>
      ) : (
        <LedgerPages key={detail.ledger[0]?.id} detail={detail} onReverse={onReverse} />
      )}
    </Section>
  )
}

function LedgerPages({ detail: { account, ledger, next }, onReverse }: LedgerProps) {
  return (
    <LongList
      first={{ items: ledger, next }}
      readNext={async (before) => {
        const older = await fetchCreditAccount(account.id, before)
        return { items: older.ledger, next: older.next }
      }}
    >
      {(rows) => (
        <ul className="divide-y divide-hairline">
          {rows.map((row) => (
            <LedgerEntry key={row.id} row={row} isFirstPage={ledger.includes(row)} onReverse={onReverse} />
          ))}
        </ul>
      )}
    </LongList>
  )
}

interface LedgerEntryProps {
  row: Row
  isFirstPage: boolean
  onReverse: (id: string) => void
}

function LedgerEntry({ row, isFirstPage, onReverse }: LedgerEntryProps) {
  const t = deskCreditMessages
  const { can } = useDesk()
  const reverse = row.method === 'CHEQUE' ? t.bounced : t.reverse
  const mayReverse =
    isFirstPage &&
    !row.isReversed &&
    row.method !== 'ONLINE' &&
    reversibleKinds.includes(row.kind) &&
    can(
      row.kind === 'write-off'
        ? 'credit:write-off'
        : row.kind === 'opening'
          ? 'credit:terms'
          : 'credit:receive',
    )
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 break-words">
          {entryLabel(row)}
          {row.isReversed && <Badge tone="caution">{t.isReversed}</Badge>}
        </span>
        {row.note !== null && <span className="block text-sm break-words">{row.note}</span>}
        {row.against.length > 0 && (
          <span className="block text-sm break-words text-quiet tabular-nums">
            {row.against.map((one) => t.against(againstLabel(one), formatRupees(one.amount))).join(', ')}
          </span>
        )}
        <span className="block text-sm text-quiet">
          {[row.bank, t.by(row.enteredBy)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex flex-wrap items-start justify-end gap-3 text-right tabular-nums">
        {mayReverse && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`${reverse}: ${entryLabel(row)}`}
            onClick={() => onReverse(row.id)}
          >
            {reverse}
          </Button>
        )}
        <span>
          <span className={`block font-price ${row.amount < 0 ? 'text-good' : ''}`}>
            {formatRupees(row.amount)}
          </span>
          <span className="block text-sm text-quiet">{t.after(formatRupees(row.balance))}</span>
        </span>
      </span>
    </li>
  )
}
