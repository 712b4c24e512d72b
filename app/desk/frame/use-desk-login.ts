import { useEffect, useState } from 'react'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { fetchDeskLogin } from '#app/api/desk/desk.ts'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import { forgetOfflinePage } from '#app/browser/offline-page.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { forgetTrips, recallTrips } from '#app/desk/trips/my-trip/seen-trips.ts'

const RETRY_MS = 15_000

type Known = { readonly login: DeskLoginWire | null; readonly isConfirmed: boolean }

/** Who works at the desk in this browser; without a network the driver whose trip was seen last, until the store has been asked. */
export function useDeskLogin() {
  const loading = useLoad(readLogin)
  /** Undefined until somebody signs in or out here. */
  const [changed, setLogin] = useState<DeskLoginWire | null>()
  const known = loading.status === 'loaded' ? loading.content : null
  const login = changed === undefined ? (known?.login ?? null) : changed
  const isConfirmed = changed !== undefined || known?.isConfirmed === true
  const isRecalled = changed === undefined && known?.isConfirmed === false

  const { refresh } = loading
  useEffect(() => {
    if (!isRecalled) return undefined
    const timer = setInterval(refresh, RETRY_MS)
    window.addEventListener('online', refresh)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', refresh)
    }
  }, [isRecalled, refresh])

  const phone = login?.phone ?? null
  useEffect(() => {
    if (!isConfirmed) return
    forgetTrips(phone ?? undefined)
    if (phone === null) void forgetOfflinePage()
  }, [isConfirmed, phone])

  return {
    login,
    isLoading: changed === undefined && loading.status === 'loading',
    failure: changed === undefined && loading.status === 'failed' ? loading.failure : null,
    reload: loading.reload,
    setLogin,
  }
}

async function readLogin(): Promise<Known> {
  try {
    return { login: await fetchDeskLogin(), isConfirmed: true }
  } catch (error) {
    const recalled = error instanceof ApiError && isUnanswered(error) ? recallTrips() : null
    if (recalled === null) throw error
    return { login: recalled.login, isConfirmed: false }
  }
}
