import { expect, test } from "vitest";
import type { LeaseSnapshot } from "#domain/leads/index.ts";
import { aLeaseOfferSubject } from "../../../tests/builders/lease-offer.ts";
import { leaseSnapshotRows } from "./lease-snapshot.ts";

const labelsOf = (lease: LeaseSnapshot): readonly string[] => leaseSnapshotRows(lease).map(({ label }) => label);

const rental = aLeaseOfferSubject().lease;

const WITH_OPTION: LeaseSnapshot = {
  ...rental,
  payment_kind: "lease_with_option",
  residual_cents: 1_200_000,
  yearly_rate: 0.05,
  effective_rate: 0.0548,
  warning: "Avertissement.",
};

test("the lease of a lead names its contract, and states what follows from it", () => {
  expect(labelsOf(rental)).toEqual([
    "Conditions choisies",
    "Contrat",
    "Loyer mensuel",
    "Dont services",
    "Frais de dossier",
    "Total des loyers et des frais",
    "Loueur",
    "Calculé le",
  ]);
  const rows = leaseSnapshotRows(WITH_OPTION);
  expect(rows).toContainEqual({ label: "Contrat", value: "Location avec option d’achat" });
  expect(rows).toContainEqual({ label: "Prix de l’option d’achat", value: "12\u202f000\u00a0€" });
  expect(rows).toContainEqual({ label: "Taux", value: "débiteur fixe 5,00\u00a0%, TAEG 5,48\u00a0%" });
  expect(rows).toContainEqual({ label: "Avertissement", value: "Avertissement." });
});

test("a lead of 1.0, which has no kind, reads as its visitor saw it", () => {
  const { payment_kind: _kind, warning: _warning, ...lease } = WITH_OPTION;
  expect(labelsOf(lease)).toEqual([
    "Conditions choisies",
    "Loyer mensuel",
    "Dont services",
    "Frais de dossier",
    "Valeur résiduelle",
    "Taux",
    "Total versé",
    "Loueur",
    "Calculé le",
  ]);
});
