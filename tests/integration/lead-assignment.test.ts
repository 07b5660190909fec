import { expect, it } from "vitest";
import { aLead } from "../builders/stored-lead.ts";
import { useLeadsCli } from "./leads-cli.ts";

const cli = useLeadsCli();

const STRANGER = "spy@evil.example";

const ownerOf = async (reference: string): Promise<unknown> =>
  JSON.parse((await cli().run("show", reference, "--format", "json")).out).owner;

it("gives a lead to the group's own addresses, as the group spells them", async () => {
  const lead = aLead();
  await cli().saveLeads(lead);
  for (const address of ["INFORMATIQUE@alzette-automobiles.example", "vente.bertrange@alzette-automobiles.example"]) {
    expect(await cli().run("assign", lead.reference, address)).toMatchObject({ code: 0 });
    expect(await ownerOf(lead.reference)).toBe(address.toLowerCase());
  }
});

it("asks before it gives a lead to anybody else, and --yes is the answer", async () => {
  const lead = aLead();
  await cli().saveLeads(lead);
  const refused = await cli().run("assign", lead.reference, STRANGER);
  expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringContaining(`${STRANGER} is no employee`) });
  expect(refused.err).toContain("--yes");
  const denied = await cli().runInTerminal("n", "assign", lead.reference, STRANGER);
  expect(denied).toMatchObject({ code: 1, err: expect.stringContaining("Send the visitor's data there? [y/N]") });
  expect(await ownerOf(lead.reference)).toBeNull();
  expect(await cli().runInTerminal("yes", "assign", lead.reference, STRANGER)).toMatchObject({ code: 0 });
  expect(await ownerOf(lead.reference)).toBe(STRANGER);
  const other = "agency@partner.example";
  expect(await cli().run("assign", lead.reference, other, "--yes")).toMatchObject({ code: 0 });
  expect(await ownerOf(lead.reference)).toBe(other);
});

it("leaves leads readable and open that somebody outside the group has", async () => {
  const lead = aLead();
  await cli().saveLeads(lead);
  await cli().run("assign", lead.reference, STRANGER, "--yes");
  const shown = JSON.parse((await cli().run("show", lead.reference, "--format", "json")).out);
  expect(shown).toMatchObject({ owner: STRANGER, state: "assigned", fields: { first_name: "Zoë" } });
  expect(await cli().run("answer", lead.reference, "--by", STRANGER)).toMatchObject({ code: 0 });
});
