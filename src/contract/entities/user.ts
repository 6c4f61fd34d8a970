import * as z from "zod/mini";
import { userRoleName } from "../enumerations.ts";
import { id, timestamp, optionalNumber, optionalText, timestamps } from "../fields.ts";

export const userRole = z.object({ id, name: userRoleName, users: z.array(id) });

export const userToken = z.object({ id, token: z.string(), hash: z.string(), type: z.string(), expiresAt: timestamp });

/** Contains secrets (password, tokens): part of no public response. */
export const user = z.object({
  id,
  active: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: optionalText,
  password: optionalText,
  oldPassword: optionalText,
  oldIdx: optionalNumber,
  ...timestamps,
  activities: z.array(id),
  role: userRole,
  organisations: z.array(id),
  userTokens: z.array(userToken),
});
