import { data } from 'react-router'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { pageErrorMessages } from '#messages/page-errors.ts'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { notFoundTitle, notFoundText } = pageErrorMessages
  return pageMeta({ settings, title: notFoundTitle, description: notFoundText, path: '/', hidden: true })
}

export default function NotFoundPage() {
  return <NotFound />
}
