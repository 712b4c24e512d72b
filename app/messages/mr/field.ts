export * from '#app/messages/en/field.ts'
