import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PageFailure } from './page-failure.tsx'

/** Stands in the place of the first page: a driver, who may not see it, is led to their trip. */
export function FirstPageFailure() {
  const { can } = useDesk()
  const navigate = useNavigate()
  const isDriver = !can('orders:read') && can('trips:drive')
  useEffect(() => {
    if (isDriver) void navigate('/desk/my-trip', { replace: true })
  }, [isDriver, navigate])
  return isDriver ? null : <PageFailure />
}
