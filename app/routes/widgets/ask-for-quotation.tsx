import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { parseStoredLines } from '#domain/cart/stored-lines.ts'
import { useAddressBook } from '#app/features/addresses/use-address-book.ts'
import { selectCart } from '#app/features/cart/cart-slice.ts'
import { BuyingFirmChoice } from '#app/features/checkout/buying-firm-choice.tsx'
import { useBuyingFirm } from '#app/features/checkout/use-buying-firm.ts'
import { AskQuotation } from '#app/features/quotation/ask-quotation.tsx'
import { ownQuotationMessages } from '#messages/profile/own-quotations.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { requestedLinesOf } from './requested-lines-state.ts'

/** Asks for a quotation for the cart, or for the lines that a page brought; firm and site as at checkout. Import lazily. */
export function AskForQuotation() {
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const brought = requestedLinesOf(location.state)
  const { lines } = useSelector(selectCart)
  const asked = useMemo(() => (brought === null ? lines : parseStoredLines(brought)), [brought, lines])
  const { addresses, selected, known } = useAddressBook({ enabled: true })
  const buying = useBuyingFirm(selected, true)
  return (
    <AskQuotation
      lines={asked}
      firm={buying.firm}
      firmChoice={buying.isAsked && <BuyingFirmChoice buying={buying} isPaying />}
      addresses={
        known
          ? addresses.toSorted((one, other) => Number(other === selected) - Number(one === selected))
          : null
      }
      onSent={() => {
        toast({ text: ownQuotationMessages.sent, tone: 'good', durationMs: 4_000 })
        void navigate('/profile/quotations', { replace: true })
      }}
    />
  )
}
