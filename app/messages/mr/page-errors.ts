export * from '#app/messages/en/page-errors.ts'
