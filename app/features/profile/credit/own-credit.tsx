import { fetchOwnCredit } from '#app/api/credit.ts'
import { creditMessages } from '#messages/profile/credit.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { CreditAccount } from './credit-account.tsx'

/** The accounts that somebody buys on (CREDIT-02): what they owe, what is due when, and the ledger. */
export function OwnCredit() {
  const t = creditMessages
  return (
    <Loaded read={fetchOwnCredit} texts={t}>
      {(accounts) =>
        accounts.length === 0 ? (
          <EmptyState title={t.none} text={t.noneText} />
        ) : (
          <div className="grid grid-cols-1 gap-8">
            {accounts.map((account) => (
              <CreditAccount key={account.id} account={account} isOnly={accounts.length === 1} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
