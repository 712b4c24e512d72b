import { useState } from 'react'
import type { EwayBill } from '#domain/fulfilments/eway-bill.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchEwayBill } from '#app/api/desk/fulfilments.ts'
import { saveFile } from '#app/browser/device/save-file.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Download } from '#app/ui/icons/download.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { DialogButton } from '#app/desk/kit/dialog-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { EwayBillNumberForm } from './eway-bill-number-form.tsx'

interface EwayBillProps {
  orderId: string
  /** Number of the fulfilment within the order. */
  number: number
  recorded: EwayBill | undefined
  onChanged: (order: DeskOrderDetailWire) => void
}

/** Offers the file for the e-way bill of a part of an order, and takes the number that the portal gives for it. */
export function EwayBillButton(props: EwayBillProps) {
  const t = deskFulfilmentMessages
  const { can } = useDesk()
  const { number } = props
  return (
    <DialogButton name="eway-bill" subject={String(number)} text={t.ewayBill} title={t.ewayBillOf(number)}>
      {(close) => (
        <div className="grid grid-cols-1 gap-6 p-4">
          <DownloadForm {...props} />
          {can('documents:register') && <EwayBillNumberForm {...props} onClose={close} />}
        </div>
      )}
    </DialogButton>
  )
}

function DownloadForm({ orderId, number }: EwayBillProps) {
  const t = deskFulfilmentMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const [vehicle, setVehicle] = useState('')
  const [distance, setDistance] = useState('')

  const kilometres = distance.trim() === '' ? 0 : numberOf(distance, distanceLimits)

  async function download() {
    const { file, name } = await fetchEwayBill(orderId, number, {
      vehicle: vehicle.trim(),
      distance: String(kilometres ?? 0),
    })
    saveFile(file, name)
  }

  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (kilometres !== null) void run(download)
      }}
    >
      <p className="text-sm text-quiet">{t.ewayBillText}</p>
      <Field
        label={t.ewayVehicle}
        hint={t.ewayVehicleHint}
        maxLength={20}
        autoComplete="off"
        value={vehicle}
        onChange={(event) => setVehicle(event.currentTarget.value)}
      />
      <NumberField
        label={t.ewayDistance}
        hint={t.ewayDistanceHint}
        limits={distanceLimits}
        value={distance}
        onChange={setDistance}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap items-start justify-end gap-2">
        <WaitingButton type="submit" loading={pending} waitsFor={kilometres === null ? t.needsNumbers : null}>
          <Download size={18} />
          {t.ewayDownload}
        </WaitingButton>
      </div>
    </form>
  )
}

const distanceLimits = { most: 3_999 }
