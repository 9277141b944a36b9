import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'

/**
 * The parts of an Atom feed (RFC 4287) of which the site's knowledge responses (Infobutton standard) consist, in their order
 * and with their attributes.
 */
const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:atom="http://www.w3.org/2005/Atom"
    targetNamespace="http://www.w3.org/2005/Atom" elementFormDefault="qualified">
  <xs:attributeGroup name="common">
    <xs:anyAttribute namespace="http://www.w3.org/XML/1998/namespace" processContents="skip"/>
  </xs:attributeGroup>
  <xs:complexType name="text">
    <xs:simpleContent><xs:extension base="xs:string">
      <xs:attribute name="type" use="required">
        <xs:simpleType><xs:restriction base="xs:string">
          <xs:enumeration value="text"/><xs:enumeration value="html"/>
        </xs:restriction></xs:simpleType>
      </xs:attribute>
    </xs:extension></xs:simpleContent>
  </xs:complexType>
  <xs:complexType name="category">
    <xs:attribute name="scheme" use="required">
      <xs:simpleType><xs:restriction base="xs:string">
        <xs:enumeration value="mainSearchCriteria.v.c"/>
        <xs:enumeration value="mainSearchCriteria.v.cs"/>
        <xs:enumeration value="mainSearchCriteria.v.dn"/>
        <xs:enumeration value="informationRecipient"/>
        <xs:enumeration value="informationRecipient.languageCode.c"/>
      </xs:restriction></xs:simpleType>
    </xs:attribute>
    <xs:attribute name="term" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:complexType name="link">
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
    <xs:attribute name="rel" type="xs:string" use="required"/>
    <xs:attribute name="type" type="xs:string" use="required"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="title" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:element name="feed"><xs:complexType>
    <xs:sequence>
      <xs:element name="title" type="atom:text"/>
      <xs:element name="subtitle" type="atom:text"/>
      <xs:element name="author"><xs:complexType><xs:sequence>
        <xs:element name="name" type="xs:string"/>
        <xs:element name="uri" type="xs:anyURI"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="updated" type="xs:dateTime"/>
      <xs:element name="category" type="atom:category" maxOccurs="unbounded"/>
      <xs:element name="id" type="xs:anyURI"/>
      <xs:element name="entry" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
        <xs:sequence>
          <xs:element name="title" type="atom:text"/>
          <xs:element name="link" type="atom:link" maxOccurs="unbounded"/>
          <xs:element name="id" type="xs:anyURI"/>
          <xs:element name="updated" type="xs:dateTime"/>
          <xs:element name="summary" type="atom:text"/>
          <xs:element name="category" type="atom:category" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attributeGroup ref="atom:common"/>
      </xs:complexType></xs:element>
    </xs:sequence>
    <xs:attributeGroup ref="atom:common"/>
  </xs:complexType></xs:element>
</xs:schema>`

/** Expects an XML document to be a knowledge response that is valid against the schema. */
export async function expectKnowledgeResponse(xml: string): Promise<void> {
  const { errors } = await validateXML({ xml: [{ fileName: 'response.xml', contents: xml }], schema: [schema] })
  expect(errors).toEqual([])
}
