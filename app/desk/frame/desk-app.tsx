import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useRevalidator, useRouteError } from 'react-router'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { answerEarlyTap } from '#app/browser/early-tap.ts'
import { forgetOfflinePage } from '#app/browser/offline-page.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { ToastProvider } from '#app/ui/feedback/toast.tsx'
import { DeskContext, type Desk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { TodayStreamProvider } from '#app/desk/today/today-stream.tsx'
import { forgetTrips } from '#app/desk/trips/my-trip/seen-trips.ts'
import { DeskFrame } from './desk-frame.tsx'
import { changeDeskSession, forgetDeskSession, type readDeskSession } from './desk-session.ts'
import { DeskSignIn } from './desk-sign-in.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { createSharedProof } from './shared-proof.ts'

const RETRY_MS = 15_000

/** The desk around every page: signing in, or the page in its frame. */
export function DeskApp() {
  const { login, isConfirmed } = useLoaderData<typeof readDeskSession>()
  const { revalidate } = useRevalidator()
  const changeLogin = useCallback(
    (changed: DeskLoginWire | null) => {
      changeDeskSession(changed)
      return revalidate()
    },
    [revalidate],
  )
  useEffect(answerEarlyTap, [])
  useConfirmation(isConfirmed)
  const phone = login?.phone ?? null
  useEffect(() => {
    if (!isConfirmed) return
    forgetTrips(phone ?? undefined)
    if (phone === null) void forgetOfflinePage()
  }, [isConfirmed, phone])

  return (
    <>
      <ProgressLine />
      {login === null ? (
        <DeskSignIn onOpen={changeLogin} />
      ) : (
        <ToastProvider>
          <OpenDesk login={login} onLogin={changeLogin}>
            <TodayStreamProvider isAllowed={login.permissions.includes('orders:read')}>
              <DeskFrame>
                <Outlet />
              </DeskFrame>
            </TodayStreamProvider>
          </OpenDesk>
        </ToastProvider>
      )}
      <ScrollRestoration />
    </>
  )
}

/** Asks the store who works here until it has answered. */
function useConfirmation(isConfirmed: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isConfirmed) return undefined
    const ask = (): void => {
      forgetDeskSession()
      void revalidate()
    }
    const timer = setInterval(ask, RETRY_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isConfirmed, revalidate])
}

/** The desk before anything of it has loaded. */
export function DeskLoading() {
  const t = deskMessages
  return <Spinner text={t.loading} />
}

/** The desk that could not be opened. */
export function DeskFailure() {
  const t = deskMessages
  const describe = useDeskError()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <ErrorState level={1} title={t.failedTitle} text={describe(error)} onRetry={() => void revalidate()} />
  )
}

interface OpenDeskProps {
  login: DeskLoginWire
  onLogin: (login: DeskLoginWire | null) => Promise<void>
  children: ReactNode
}

/** Shares who works here, and asks for a proof when an act needs one. */
function OpenDesk({ login, onLogin, children }: OpenDeskProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [{ prove, settle }] = useState(() => createSharedProof(() => setDialogOpen(true)))
  const endDialog = (isProved: boolean): void => {
    setDialogOpen(false)
    settle(isProved)
  }

  const desk = useMemo(
    (): Desk => ({
      login,
      can: (permission) => login.permissions.includes(permission),
      prove,
      signedOut: () => void onLogin(null),
    }),
    [login, prove, onLogin],
  )
  return (
    <DeskContext value={desk}>
      {children}
      {isDialogOpen && (
        <ProofDialog
          phone={login.phone}
          onProved={(proved) => {
            void onLogin(proved)
            endDialog(true)
          }}
          onCancel={() => endDialog(false)}
        />
      )}
    </DeskContext>
  )
}
