-- A complaint by the address of one worker is held about that worker, and belongs to what they are given of their data.
ALTER TABLE app.complaint ADD COLUMN worker_id uuid REFERENCES app.worker ON DELETE SET NULL;
CREATE INDEX complaint_of_worker ON app.complaint (worker_id) WHERE worker_id IS NOT NULL;
UPDATE app.complaint SET worker_id = found.id
FROM (SELECT min(id::text)::uuid AS id, lower(email::text) AS email FROM app.worker
  WHERE email IS NOT NULL AND merged_into IS NULL GROUP BY lower(email::text) HAVING count(*) = 1) found
WHERE lower(complaint.email) = found.email;
