export * from '#app/messages/en/catalogue/quantities.ts'
