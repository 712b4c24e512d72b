import type { Paise } from '../money/paise.ts'
import type { CreditAccount } from './account.ts'
import type { StatementBill } from './statement.ts'

/** An account as those see it who buy on it: what they owe, and which bills are open. */
export type OwnAccount = {
  readonly account: CreditAccount
  /** The oldest; `otherBills` counts the rest. */
  readonly bills: readonly StatementBill[]
  readonly otherBills: { readonly count: number; readonly open: Paise }
}
