import { useEffect, useState } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import {
  emptyFirm,
  formOfFirm,
  readFirm,
  type FirmForm,
  type FirmIssues,
  type ReadFirm,
} from '#domain/identity/firm-form.ts'
import { firmForAddress } from '#domain/identity/remembered-firm.ts'
import { fetchFirms, forgetFirm } from '#app/api/remembered-firms.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import type { CheckoutStep } from './checkout-step.ts'

type Firms = readonly RememberedFirmWire[]

/** Owner of a typed firm: the partner, and the address that they typed it for. */
type Owner = { readonly uid: string | null; readonly addressId: string | null; readonly isPartner: boolean }

type Typed = Owner & { readonly isWanted: boolean; readonly form: FirmForm }

const noIssues: FirmIssues = {}
const noFirms: Firms = []

interface FirmOptions {
  address: Address | null
  shown: boolean
  step: CheckoutStep
}

/** The firm for the invoice: the one that orders to this address were billed to, until another is typed or none is wanted. */
export function useFirm({ address, shown, step }: FirmOptions) {
  const owner = useOwner(address)
  const { firms, setFirms } = useRememberedFirms(owner.uid, shown && step !== 'cart')
  const [typed, setTyped] = useState<Typed | null>(null)
  const [issues, setIssues] = useState(noIssues)
  const { pending, failure, run } = useAction()
  const own = typed !== null && isOf(typed, owner) ? typed : null
  const remembered = own === null ? firmForAddress(firms, owner) : null
  const { isWanted, form } = own ?? startOf(remembered, address)

  function change(next: Partial<Pick<Typed, 'isWanted' | 'form'>>): void {
    setIssues(noIssues)
    setTyped({ ...owner, isWanted, form, ...next })
  }

  return {
    isWanted,
    form,
    issues,
    /** The saved firm that is billed as it is; null once something is typed. */
    remembered,
    delivery: address,
    forgetting: pending,
    forgetFailure: failure,
    setWanted: (next: boolean) => change({ isWanted: next }),
    setForm: (next: FirmForm) => change({ form: next }),
    edit: () => change({}),
    forget: (gstin: string) =>
      run(async () => {
        setFirms(await forgetFirm(gstin))
        setTyped({ ...owner, isWanted: false, form: emptyFirm })
      }),
    /** The firm for the order, or null for none; undefined, with its issues shown, when something is wrong. */
    read: (): ReadFirm | null | undefined => {
      if (!isWanted) return null
      const reading = readFirm(form, address)
      if (!('issues' in reading)) return reading
      setTyped({ ...owner, isWanted, form })
      setIssues(reading.issues)
      return undefined
    },
  }
}

export type FirmState = ReturnType<typeof useFirm>

function useOwner(address: Address | null): Owner {
  const { partner } = useIdentity()
  return {
    uid: partner?.uid ?? null,
    addressId: address?.id ?? null,
    isPartner: partner?.active ?? false,
  }
}

/**
 * True when a typed firm belongs to the owner: one typed for a customer of a partner is not for the next, nor for anybody who
 * signs in later.
 */
function isOf(typed: Typed, { uid, addressId, isPartner }: Owner): boolean {
  return typed.uid === uid && (typed.addressId === addressId || !isPartner)
}

function startOf(remembered: RememberedFirmWire | null, address: Address | null) {
  if (remembered === null) return { isWanted: false, form: emptyFirm }
  return { isWanted: true, form: formOfFirm(remembered, address) }
}

/** The firms of the partner's earlier orders, read again each time that they are asked for. */
function useRememberedFirms(uid: string | null, isAsked: boolean) {
  const [known, setKnown] = useState<{ readonly uid: string | null; readonly firms: Firms } | null>(null)
  useEffect(() => {
    if (!isAsked || uid === null) return undefined
    let isStale = false
    fetchFirms().then(
      (firms) => isStale || setKnown({ uid, firms }),
      // without them the firm is typed anew, which is no reason to hold up an order
      () => null,
    )
    return () => {
      isStale = true
    }
  }, [isAsked, uid])
  return {
    firms: known !== null && known.uid === uid ? known.firms : noFirms,
    setFirms: (firms: Firms) => setKnown({ uid, firms }),
  }
}
