import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import { RoomTabs } from '#app/desk/kit/room-tabs.tsx'

/** The parts of the room of quotations. */
export function QuotationTabs({ current }: { current: 'quotations' | 'quotations/requests' }) {
  const t = deskQuotationRequestMessages
  return (
    <RoomTabs
      label={t.parts}
      base="/desk"
      tabs={[
        ['quotations', deskQuotationMessages.title],
        ['quotations/requests', t.tab],
      ]}
      current={current}
    />
  )
}
