/** A kind of statement that asks the partitions of all vendors, with the reason. */
interface OfAllVendors {
  readonly reason: string
  readonly statements: RegExp
}

/** The statements that do not name the vendor (src/decisions/spread-by-vendor.md). All others have to. */
export const statementsOfAllVendors: readonly OfAllVendors[] = [
  {
    reason: 'background work serves all vendors',
    statements:
      /^with "(deleted|due)" as|^select distinct "vendor_id" from "vendor_events"|^update "payment_orders" set "payer_name"|^select "id", "last_message_id" from "chat_conversations"/,
  },
  {
    reason:
      'a secret in a link, in a provider’s call or of a payment without an account finds the row, and with it the vendor',
    statements:
      /"(contract_email_changes"\."token_hash|contract_settings"\."unsubscribe_hash|payment_orders"\."reference|payment_sessions"\."id|poll_signings"\."reference)" = \$/,
  },
  {
    reason: 'who links a contract types its number, before the vendor is known',
    statements: /where \("contracts"\."username" = \$1 and "contracts"\."is_active" = \$2\)$/,
  },
  {
    reason: 'a person’s data is exported and deleted with all vendors',
    statements:
      /"user_id" = \$\d+( or|\)?$| order by| and "payment_orders"\."kind")|^select [^(]+ where \(?("attached_files"\."item" = \$1 and )?"(contract_objects"\."contract|help_desk_replies"\."task|help_desk_stages"\."task|attached_files"\."item|poll_answers"\."vote|payments"\."contract|payment_orders"\."contract)_id" in \(/,
  },
]
