-- no transaction
-- Who changed each setting last, of all that staff did. See record 95.
create index concurrently if not exists audit_log_settings on audit_log (id desc) where action in ('shop.settings', 'shop.staffing');
