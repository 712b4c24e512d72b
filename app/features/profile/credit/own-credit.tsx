import type { ComponentType } from 'react'
import { fetchOwnCredit } from '#app/api/credit.ts'
import type { OwnCreditAccountWire } from '#domain/accounts/own-wire.ts'
import { creditMessages } from '#messages/profile/credit.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { CreditAccount } from './credit-account.tsx'

interface OwnCreditProps {
  /** Payment of what an account owes; `onPaid` reads the accounts again. */
  Payment: ComponentType<{ account: OwnCreditAccountWire; onPaid: () => void }>
}

/** The accounts that somebody buys on (CREDIT-02): what they owe, what is due when, and the ledger. */
export function OwnCredit({ Payment }: OwnCreditProps) {
  const t = creditMessages
  return (
    <Loaded read={fetchOwnCredit} texts={t}>
      {(accounts, _reload, refresh) =>
        accounts.length === 0 ? (
          <EmptyState title={t.none} text={t.noneText} />
        ) : (
          <div className="grid grid-cols-1 gap-8">
            {accounts.map((account) => (
              <CreditAccount
                key={account.id}
                account={account}
                isOnly={accounts.length === 1}
                payment={<Payment account={account} onPaid={refresh} />}
              />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
