import { useState } from 'react'
import type { OwnCreditAccountWire } from '#domain/accounts/own-wire.ts'
import { MIN_ONLINE_PAISE, payableOf } from '#domain/payments/account-payment.ts'
import { settleAccountPayment, startAccountPayment } from '#app/api/credit.ts'
import { PayAccount } from './pay-account.tsx'
import { accountPaymentMessages } from '#messages/profile/account-payment.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface PayOwnAccountProps {
  account: OwnCreditAccountWire
  onPaid: () => void
}

/** Button that opens the payment of what an own account owes; nothing where nothing is to be paid online. */
export function PayOwnAccount({ account, onPaid }: PayOwnAccountProps) {
  const t = accountPaymentMessages
  const [isOpen, setOpen] = useState(false)
  const payable = payableOf(account)
  if (!isOpen) {
    if (payable.all < MIN_ONLINE_PAISE) return null
    return (
      <Button size="large" block onClick={() => setOpen(true)}>
        {t.open}
      </Button>
    )
  }
  return (
    <Card className="p-4">
      <h3 className="sr-only">{t.title}</h3>
      <PayAccount
        payable={payable}
        start={(amount) => startAccountPayment(account.id, amount)}
        settle={(payment) => settleAccountPayment(account.id, payment)}
        onPaid={onPaid}
        onDone={() => setOpen(false)}
      />
    </Card>
  )
}
